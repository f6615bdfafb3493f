/** Messages after a redirect, about the action before. */
const NOTICES = {
  "key-revoked": "The API key has been revoked. It no longer works anywhere.",
  "app-disconnected": "The app has been disconnected. It can no longer use your account.",
  "session-ended": "That browser has been signed out.",
  "sessions-ended": "All other browsers have been signed out.",
  "password-changed": "Your password has been changed, and all other browsers are signed out.",
  "passkey-refused": "This passkey is not registered here. Sign in another way.",
  "sign-in-changed": "Your ways to sign in have been changed.",
  "reminders-saved": "Saved. The next e-mail lists what is due within two weeks.",
  "address-verified": "Your address is confirmed.",
  "wallet-added": "Added to your wallet.",
  "card-changed": "Saved.",
  "card-reopened": "The card is open again.",
  "card-restored": "The card is back in your wallet.",
  "credit-used": "Marked as used. You can undo it under “Used already”.",
  "credit-unused": "The use has been undone.",
  "rate-activated": "Marked as activated.",
  "spend-saved": "Your spending is saved.",
  "balances-saved": "Your points are saved.",
  "statement-undone": "The statement has been removed, with all that it counted towards.",
  "feed-removed": "Your calendar address has been removed. It no longer works.",
  "signed-out": "You are signed out.",
  "account-deleted": "Your account and everything kept about it have been deleted.",
} as const;

export type Notice = keyof typeof NOTICES;

export const noticeText = (notice: Notice): string => NOTICES[notice];

/** The notice that a cookie names. */
export const toNotice = (name: string | undefined): Notice | undefined =>
  name !== undefined && isNotice(name) ? name : undefined;

const isNotice = (name: string): name is Notice => Object.hasOwn(NOTICES, name);
