import {
  applicationPaths,
  internationalCountry,
  languageCodes,
  lensField,
  lensSides,
  pageStages,
  siteUrl,
  themeNames,
  twoSides,
  viewAsFields,
  type LensQuery,
  type LensSide,
} from '@kmx/core';
import { Button, Checkbox, Heading, Select, Stack, type SelectOption } from '@kmx/design-system';

import { listRoles } from '../../../server/editor/viewAs/listRoles';
import { Choices, SecondSide, Sides } from '../Editor.styles';
import { sideIds, stageIds, themeName, viewsAnchor } from './viewAsMessages';
import type { MessageId } from '@/MessageId';
import type { ViewAs } from '@/server/editor/viewAs/loadViewAs';
import type { SiteView } from '@/server/view/createSiteView';

interface FormProps {
  view: SiteView;
  viewAs: ViewAs;
}

interface LensFieldsProps extends FormProps {
  side: LensSide;
}

/** Options of each field. */
function createOptions({ view, viewAs }: FormProps): Record<keyof LensQuery, readonly SelectOption[]> {
  const { intl, system, countries } = view;
  const format = (id: MessageId) => intl.formatMessage({ id });
  return {
    site: system.sites.map(({ key, name }) => ({ value: key, label: name })),
    country: [
      { value: internationalCountry, label: format('shell.international') },
      ...countries
        .filter(({ countryCode }) => countryCode !== internationalCountry)
        .map(({ countryCode, name }) => ({ value: countryCode, label: name })),
    ],
    language: languageCodes.map((code) => ({
      value: code,
      label: intl.formatDisplayName(code, { type: 'language' }) ?? code,
    })),
    stage: pageStages.map((stage) => ({ value: stage, label: format(stageIds[stage]) })),
    role: listRoles(
      view,
      viewAs.query.lenses.map(({ role }) => role),
    ).map((role) => ({ value: role, label: role })),
    theme: themeNames.map((theme) => ({ value: theme, label: themeName(theme) })),
  };
}

const labelIds: Record<keyof LensQuery, MessageId> = {
  site: 'editor.viewAs.site',
  country: 'editor.viewAs.country',
  language: 'editor.viewAs.language',
  stage: 'editor.viewAs.stage',
  role: 'editor.viewAs.role',
  theme: 'editor.viewAs.theme',
};

const fields = ['site', 'country', 'language', 'stage', 'role', 'theme'] as const;

/** Label of the empty option; undefined for required fields. */
const emptyId = (name: keyof LensQuery): MessageId | undefined => {
  switch (name) {
    case 'site':
      return 'editor.viewAs.ownSite';
    case 'role':
      return 'editor.viewAs.anonymous';
    case 'theme':
      return 'editor.viewAs.ownTheme';
    case 'country':
    case 'language':
    case 'stage':
      return undefined;
  }
};

/** A missing second side starts with the values of the first. */
function valuesOf({ query: { lenses } }: ViewAs, side: LensSide): LensQuery | undefined {
  const [first, second] = lenses;
  return side === 'a' ? first : (second ?? first);
}

function LensFields({ view, viewAs, side }: LensFieldsProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  const options = createOptions({ view, viewAs });
  const values = valuesOf(viewAs, side);
  return (
    <Stack as="section">
      <Heading level={2} size="s">
        {format(sideIds[side])}
      </Heading>
      <Choices>
        {fields.map((name) => {
          const empty = emptyId(name);
          return (
            <Select
              key={name}
              id={`view-as-${side}-${name}`}
              name={lensField(side, name)}
              label={format(labelIds[name])}
              placeholder={empty && format(empty)}
              options={options[name]}
              defaultValue={values?.[name] ?? ''}
            />
          );
        })}
      </Choices>
    </Stack>
  );
}

/** Selects the page and the reader of either side; works without JavaScript. */
export function ViewAsForm({ view, viewAs }: FormProps) {
  const { intl } = view;
  const format = (id: MessageId) => intl.formatMessage({ id });
  return (
    <form method="get" action={`${siteUrl(applicationPaths.viewAs, view.links)}#${viewsAnchor}`}>
      <Stack gap="l">
        <Select
          id="view-as-page"
          name={viewAsFields.page}
          label={format('editor.viewAs.page')}
          placeholder={format('editor.viewAs.choosePage')}
          options={viewAs.pages.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={viewAs.query.page}
        />
        <Checkbox
          id="view-as-sides"
          name={viewAsFields.sides}
          value={twoSides}
          label={format('editor.viewAs.twoSides')}
          defaultChecked={viewAs.query.lenses.length > 1}
        />
        <Sides>
          {lensSides.map((side) => {
            const Side = side === 'a' ? 'div' : SecondSide;
            return (
              <Side key={side}>
                <LensFields view={view} viewAs={viewAs} side={side} />
              </Side>
            );
          })}
        </Sides>
        <div>
          <Button type="submit">{format('editor.viewAs.show')}</Button>
        </div>
      </Stack>
    </form>
  );
}
