/** Where somebody who forgot the password asks for a letter. */
export const RESET_PATH = "/account/reset";

/** Where a recovery code replaces a forgotten password. */
export const RECOVERY_PATH = "/account/recovery";

/** Where the ways to sign in are changed. */
export const SECURITY_PATH = "/account/security";

/** The target of links in letters. */
export const MAIL_LINK_PATH = "/account/mail/:token";

export const toMailLink = (publicUrl: string, token: string): string =>
  publicUrl + MAIL_LINK_PATH.replace(":token", token);
