import type { ReactNode } from 'react';
import type { TargetState, TranslationState } from '@kmx/core';
import { Badge, Checkbox, Stack, Text } from '@kmx/design-system';

import { stateTones } from '../translationMessages';

export const LanguageGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <div role="group" aria-label={legend}>
    <Stack gap="s">
      <Text size="xs">{legend}</Text>
      {children}
    </Stack>
  </div>
);

interface LanguageCheckboxProps {
  code: string;
  name: string;
  /** Undefined until the language has been marked. */
  target: TargetState | undefined;
  states: Record<TranslationState, string>;
  isChosen: boolean;
  onToggle: (code: string) => void;
}

export const LanguageCheckbox = ({
  code,
  name,
  target,
  states,
  isChosen,
  onToggle,
}: LanguageCheckboxProps) => (
  <Checkbox
    id={`translation-${code}`}
    name="languages"
    value={code}
    checked={isChosen}
    onChange={() => onToggle(code)}
    label={
      <>
        {name}{' '}
        {target && (
          <Badge tone={stateTones[target.translationState]}>{states[target.translationState]}</Badge>
        )}
      </>
    }
  />
);
