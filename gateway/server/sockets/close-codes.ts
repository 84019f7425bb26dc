/** Sent to a client that read too slowly; it reconnects and resumes after the last event that it holds. */
export const TOO_SLOW = 4413;
export const TOO_MANY_SOCKETS = 4430;
export const GOING_AWAY = 1001;
export const TRY_AGAIN_LATER = 1013;
/** The client's bytes break the protocol. */
export const PROTOCOL_FAULT = 4400;
/** The client said nothing in time. */
export const SILENT = 4408;
/** Something went wrong here. */
export const INTERNAL_FAULT = 1011;
