/** Above this count the badge shows `99+`. */
const MOST = 99;

/** The text of the badge on the bell; null without unread messages. */
export const badgeText = (unread: number): string | null => {
  if (unread <= 0) return null;
  return unread > MOST ? `${MOST}+` : String(unread);
};
