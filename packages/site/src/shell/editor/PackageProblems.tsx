import type { TranslationProblem } from '@kmx/core';
import { FlashMessage, Table } from '@kmx/design-system';

import type { TranslationActionWords } from './translationActionWords';

interface PackageProblemsProps {
  problems: readonly TranslationProblem[];
  words: TranslationActionWords;
}

/** Why a package was not taken, place by place, as whoever mends it needs to know. */
export const PackageProblems = ({ problems, words }: PackageProblemsProps) => (
  <>
    <FlashMessage type="error">{words.refusedTitle}</FlashMessage>
    <Table
      caption={words.refusedTitle}
      isCaptionHidden
      columns={[
        { id: 'place', label: words.place },
        { id: 'problem', label: words.problem },
        { id: 'detail', label: words.detail },
      ]}
      rows={problems.map(({ kind, segment, place, detail }, index) => ({
        id: String(index),
        cells: [
          place ?? segment ?? '–',
          words.problems[kind],
          <span key="detail" lang="en">
            {detail}
          </span>,
        ],
      }))}
    />
  </>
);
