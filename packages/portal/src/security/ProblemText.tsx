'use client';

import { useEffect, useRef } from 'react';
import { FlashMessage } from '@kmx/design-system';
import { NoticeFrame } from '../shared/Detail.styles';
import type { SecurityProblem } from './securityClient';
import { useProblemText } from './useProblemText';

/** Reason for a failed change; receives the focus, as the pressed button may be far below. */
export function ProblemText({ problem }: { readonly problem: SecurityProblem }) {
  const frame = useRef<HTMLDivElement>(null);
  const toText = useProblemText();
  useEffect(() => frame.current?.focus(), [problem]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <FlashMessage type="error">{toText(problem)}</FlashMessage>
    </NoticeFrame>
  );
}
