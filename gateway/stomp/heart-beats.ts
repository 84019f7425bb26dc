/** Both directions of a connection's signs of life. Times in milliseconds. */
export interface HeartBeats {
  /** After CONNECT; 0 for a direction that doesn't beat. */
  readonly begin: (sendEvery: number, expectEvery: number) => void;
  readonly heard: () => void;
  readonly sent: () => void;
  readonly stop: () => void;
}

export interface HeartBeatParts {
  readonly beat: () => void;
  readonly silent: () => void;
  /** So long a client may take until its CONNECT. */
  readonly connectWithin: number;
}

/** A client that is silent for longer than twice what it promised is gone; until it connects it gets one span. */
const PATIENCE = 2;
/** Two minutes: browsers run timers of a hidden page once a minute, whatever heart-beat the page promised. */
const HIDDEN_PAGE_MS = 120_000;

export const heartBeats = ({ beat, silent, connectWithin }: HeartBeatParts): HeartBeats => {
  const connecting = setTimeout(silent, connectWithin);
  let sending: NodeJS.Timeout | null = null;
  let expecting: NodeJS.Timeout | null = null;
  return {
    begin: (sendEvery, expectEvery) => {
      clearTimeout(connecting);
      if (sendEvery > 0) sending = setInterval(beat, sendEvery);
      if (expectEvery > 0) expecting = setTimeout(silent, Math.max(PATIENCE * expectEvery, HIDDEN_PAGE_MS));
    },
    heard: () => {
      expecting?.refresh();
    },
    sent: () => {
      sending?.refresh();
    },
    stop: () => {
      for (const timer of [connecting, sending, expecting]) if (timer !== null) clearTimeout(timer);
    },
  };
};
