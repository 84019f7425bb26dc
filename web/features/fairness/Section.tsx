import type { ReactNode } from 'react';
import { Row } from '../../ui/Box.tsx';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page of seeds, under its title. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <Row as="h2" id={id} minHeight={56} marginTop={24}>
      {title}
    </Row>
    {children}
  </section>
);
