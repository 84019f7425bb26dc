import { graphql } from '../../generated/index.ts';

/** Enough of a case to put it on a shelf. */
export const CASE_CELL = graphql(`fragment CaseCell on Case { ...CaseCard @unmask price rtpPercent fresh }`);

/** Every case on show, with what the shelves and the filters need. */
export const CASES = graphql(`
  query Cases {
    cases {
      slug version price rtpPercent fresh
      theme { id }
      ...CaseCell
    }
    themes {
      id
      names { ...Names @unmask }
      taglines { ...Names @unmask }
    }
  }
`);
