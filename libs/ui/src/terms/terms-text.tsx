import styled from '@emotion/styled';
import type { TermsSection } from '@overland/contracts';
import { Fragment } from 'react';

const Sections = styled('div')({
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& :is(h2, h3)': { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
  '& p': { fontSize: 15, color: 'var(--ink-2)', whiteSpace: 'pre-line' },
  '& p + p': { marginTop: 8 },
  '& p + :is(h2, h3)': { marginTop: 14 },
});

interface TermsTextProps {
  sections: readonly TermsSection[];
  level: 2 | 3;
}

/** The terms as their reader sees them: numbered headings, and paragraphs, which an empty line sets apart. */
export function TermsText({ sections, level }: TermsTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Sections>
      {sections.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section has no name but its number
        <Fragment key={at}>
          <Heading>
            {at + 1}. {title}
          </Heading>
          {paragraphsOf(text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={index}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
    </Sections>
  );
}

const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
