import { NotCanonical } from '../kernel/canonical-json.ts';

/** The entry is of a form from before the one that is kept: nothing reads it any more. */
export class EarlierEntry extends NotCanonical {
  override readonly name = 'EarlierEntry';

  constructor(v: number) {
    super(`this log was written in an earlier format (form ${v}): start with a new DATA_DIR, or an empty database`);
  }
}
