export const REMINDERS_PATH = "/account/reminders";

/** Where a letter leads to stop all of them. */
export const STOP_PATH = "/account/stop/:token";
