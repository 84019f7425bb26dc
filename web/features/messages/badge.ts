/** Above this the badge only says that there are more. */
const MOST = 99;

/** What the badge on the bell says; null where nothing is unread. */
export const badgeText = (unread: number): string | null => {
  if (unread <= 0) return null;
  return unread > MOST ? `${MOST}+` : String(unread);
};
