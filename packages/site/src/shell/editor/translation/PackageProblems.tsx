import { LiveFlashMessage } from '@kmx/blocks/flash-message';
import type { TranslationProblem } from '@kmx/core';

import { EditorTable } from '../EditorTable';
import type { TranslationActionMessages } from './translationActionMessages';

interface PackageProblemsProps {
  problems: readonly TranslationProblem[];
  messages: TranslationActionMessages;
}

/** Lists the reasons for a rejected package by location in the file. */
export const PackageProblems = ({ problems, messages }: PackageProblemsProps) => (
  <>
    <LiveFlashMessage type="error" closeLabel={messages.hide}>
      {messages.rejectedTitle}
    </LiveFlashMessage>
    <EditorTable
      isProse
      caption={messages.rejectedTitle}
      columns={[
        { id: 'place', label: messages.place, render: ({ place, segment }) => place ?? segment ?? '–' },
        { id: 'problem', label: messages.problem, render: ({ kind }) => messages.problems[kind] },
        { id: 'detail', label: messages.detail, render: ({ detail }) => <span lang="en">{detail}</span> },
      ]}
      rows={problems}
      getRowId={(problem) => String(problems.indexOf(problem))}
    />
  </>
);
