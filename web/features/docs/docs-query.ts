import type { DocumentTextFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const DOCUMENT_TEXT = graphql(`
  fragment DocumentText on Document {
    slug kind title summary updatedAt
    sections { heading paragraphs }
  }
`);

export type DocumentText = DocumentTextFragment;

/** Titles alone: the navigation beside every document. */
export const DOCUMENT_TITLES = graphql(`query DocumentTitles { documents @args { slug kind title } }`);

/** All of one kind with their text, which the help centre searches. */
export const DOCUMENTS = graphql(`query Documents { documents @args { slug ...DocumentText } }`);

export const DOCUMENT = graphql(`query Document { document @args { slug ...DocumentText } }`);
