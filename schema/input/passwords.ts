interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const PASSWORD_LENGTH: Bounds = { min: 8, max: 128 };
export const ROOM_PASSWORD_LENGTH: Bounds = { min: 4, max: 32 };

/** One form for what looks the same. */
export const normalPassword = (text: string): string => text.normalize('NFKC');

const isWithin = ({ min, max }: Bounds, text: string): boolean => {
  const { length } = normalPassword(text);
  return length >= min && length <= max;
};

/** Of an account. Whether it is too easy to guess is another question. */
export const isPassword = (text: string): boolean => isWithin(PASSWORD_LENGTH, text);

/** Of a giveaway's room. A password that no room can have lets no player in. */
export const isRoomPassword = (text: string): boolean => isWithin(ROOM_PASSWORD_LENGTH, text);
