/** The part of a wallet that the oracle reads. */
export interface HeldCard {
  readonly id: string;
  readonly card_id: string;
  readonly owner: string;
  readonly opened_on?: string | undefined;
  readonly closed_on?: string | undefined;
  readonly annual_fee_override_usd?: number | undefined;
  readonly authorized_user: boolean;
  readonly authorized_users?: number | undefined;
  readonly bonus_received_on?: string | undefined;
  readonly enrolments?: Readonly<Record<string, boolean>> | undefined;
  readonly cap_spent?:
    | readonly { readonly cap: string; readonly spent_usd: number; readonly on: string }[]
    | undefined;
}

export interface Holdings {
  readonly cards: readonly HeldCard[];
  readonly balances: readonly {
    readonly program: string;
    readonly owner: string;
    readonly points: number;
  }[];
  readonly valuations: Readonly<Record<string, { readonly cpp: number }>>;
  readonly credit_uses: readonly {
    readonly wallet_card_id: string;
    readonly credit_name: string;
    readonly used_on: string;
    readonly amount_usd: number;
  }[];
}

/** Held on a day: opened by then and not closed by then. */
export const isHeldOn = (card: HeldCard, day: string): boolean =>
  (card.opened_on === undefined || card.opened_on <= day) &&
  (card.closed_on === undefined || day < card.closed_on);

export const heldBy = (owner: string, { cards }: Holdings, day: string): readonly HeldCard[] =>
  cards.filter((card) => card.owner === owner && isHeldOn(card, day));
