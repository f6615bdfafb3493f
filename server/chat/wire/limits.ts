/** The largest request to the chat: a long conversation fits; a flood does not. */
export const MAX_CHAT_BODY_BYTES = 1_048_576;
