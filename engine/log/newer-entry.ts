import { NotCanonical } from '../kernel/canonical-json.ts';

/** Enough to recognise the type by. The text may come from any writer. */
const shown = (type: string): string => type.slice(0, 40);

/** The entry is of a form, or its event of a type or a version, that this program doesn't know. */
export class NewerEntry extends NotCanonical {
  override readonly name = 'NewerEntry';

  static ofVersion(type: string, schemaVersion: number): NewerEntry {
    return new NewerEntry(`${shown(type)} version ${schemaVersion} isn't known here: a newer program writes it`);
  }

  static ofFormat(v: number, type: string): NewerEntry {
    return new NewerEntry(`${shown(type)} in an entry of form ${v} isn't known here: a newer program writes it`);
  }
}
