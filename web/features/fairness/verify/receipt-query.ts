import { graphql } from '../../../generated/index.ts';

/** The receipt of an entry of the log. */
export const ENTRY_RECEIPT = graphql(`
  query EntryReceipt($position: LogPosition!) {
    receipt(position: $position)
  }
`);
