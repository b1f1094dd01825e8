import { LiveFlashMessage } from '@kmx/blocks/flash-message';
import type { TranslationProblem } from '@kmx/core';

import { EditorTable } from '../EditorTable';
import type { TranslationActionMessages } from './translationActionMessages';

interface PackageProblemsProps {
  problems: readonly TranslationProblem[];
  words: TranslationActionMessages;
}

/** Lists the reasons for a rejected package by location in the file. */
export const PackageProblems = ({ problems, words }: PackageProblemsProps) => (
  <>
    <LiveFlashMessage type="error" closeLabel={words.hide}>
      {words.rejectedTitle}
    </LiveFlashMessage>
    <EditorTable
      isProse
      caption={words.rejectedTitle}
      columns={[
        { id: 'place', label: words.place, render: ({ place, segment }) => place ?? segment ?? '–' },
        { id: 'problem', label: words.problem, render: ({ kind }) => words.problems[kind] },
        { id: 'detail', label: words.detail, render: ({ detail }) => <span lang="en">{detail}</span> },
      ]}
      rows={problems}
      getRowId={(problem) => String(problems.indexOf(problem))}
    />
  </>
);
