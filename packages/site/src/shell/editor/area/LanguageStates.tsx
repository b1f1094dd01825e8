import type { IntlShape } from 'react-intl/server';
import { Badge, Stack, type BadgeProps } from '@kmx/design-system';

import { stateIds, stateTones } from '../translationMessages';
import type { StateFilter } from '@/server/editor/area/selectPages';
import type { TargetState } from '@/server/editor/translation/loadTranslations';

interface Group {
  state: Exclude<StateFilter, '' | 'none'>;
  tone: NonNullable<BadgeProps['tone']>;
  languages: readonly string[];
}

const states = ['MarkedForTranslation', 'InProgress', 'Translated'] as const;

function groupTargets(targets: readonly TargetState[]): Group[] {
  const codes = (matches: (target: TargetState) => boolean) =>
    targets.filter(matches).map(({ language }) => language);
  const stale: Group = { state: 'stale', tone: 'error', languages: codes(({ isStale }) => isStale) };
  const others = states.map((state): Group => ({
    state,
    tone: stateTones[state],
    languages: codes(({ translationState, isStale }) => translationState === state && !isStale),
  }));
  return [stale, ...others].filter(({ languages }) => languages.length > 0);
}

/** Languages grouped by state, most urgent first. */
export function LanguageStates({ intl, targets }: { intl: IntlShape; targets: readonly TargetState[] }) {
  const groups = groupTargets(targets);
  return (
    <Stack gap="xs">
      {groups.map(({ state, tone, languages }) => (
        <div key={state}>
          <Badge tone={tone}>{intl.formatMessage({ id: stateIds[state] })}</Badge>{' '}
          {languages.map((language) => language.toUpperCase()).join(' ')}
        </div>
      ))}
    </Stack>
  );
}
