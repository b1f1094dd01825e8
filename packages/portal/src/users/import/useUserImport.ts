'use client';

import { useApolloClient } from '@apollo/client/react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { LanguageCode } from '@kmx/core';
import { createUserImport } from '@kmx/core/machines/userImport';
import type { UserImportLine } from '@kmx/core/portal';
import { readUserTable, type UserTableProblem } from '@kmx/core/user-tables';
import { readTableFile } from '../../shared/readTableFile';
import { createImportRequests } from './createImportRequests';

/** Reason for which the list is not sent to the service. */
export type ListProblem = UserTableProblem | { readonly kind: 'unreadableFile' };

/** The list as it was entered, with what could not be read of it. */
interface ListState {
  readonly text: string;
  readonly problem: ListProblem | undefined;
  readonly unknownHeadings: readonly string[];
}

const emptyList: ListState = { text: '', problem: undefined, unknownHeadings: [] };

const loadDecoder = async () => (await import('@kmx/core/user-files')).decodeUserFile;

/** Lines of the preview, replaced by their results. */
const mergeLines = (
  preview: readonly UserImportLine[],
  results: readonly UserImportLine[],
): readonly UserImportLine[] => {
  const byLine = new Map(results.map((result) => [result.line, result]));
  return preview.map((line) => byLine.get(line.line) ?? line);
};

/** Reads a list of people, lets the service check it and, once confirmed, carry it out. */
export function useUserImport(language: LanguageCode) {
  const client = useApolloClient();
  const [machine] = useState(() => createUserImport(createImportRequests(client)));
  const [{ value: phase, context }, send] = useMachine(machine);
  const [list, setList] = useState(emptyList);
  const setText = (text: string) => {
    setList({ ...emptyList, text });
    send({ type: 'list.changed' });
  };
  const check = (text: string) => {
    const table = readUserTable(text);
    if (table.ok) {
      setList({ text, problem: undefined, unknownHeadings: table.value.unknownHeadings });
      send({ type: 'list.submitted', rows: table.value.rows });
    } else {
      setList({ text, problem: table.error, unknownHeadings: [] });
      send({ type: 'list.changed' });
    }
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const text = await readTableFile(file, language, loadDecoder);
    if (text !== undefined) check(text);
    else setList({ ...list, problem: { kind: 'unreadableFile' } });
  };
  return {
    phase,
    list,
    error: context.error,
    lines: mergeLines(context.preview, context.results),
    /** Numbers of the lines that are to be carried out, and of those with a result. */
    confirmedCount: context.preview.filter(({ outcome }) => outcome === 'ready').length,
    doneCount: context.results.length,
    setText,
    check: () => check(list.text),
    readFile,
    retry: () => send({ type: phase === 'interrupted' ? 'import.continued' : 'check.retried' }),
    confirm: () => send({ type: 'import.confirmed', idempotencyKey: crypto.randomUUID() }),
    startAnother: () => setText(''),
  };
}

export type UserImportState = ReturnType<typeof useUserImport>;
