import { FilterBar, type FilterChips, type FilterSelect } from '@kmx/blocks';
import {
  allCountriesValue,
  applicationPaths,
  editorAreaFields,
  formatEditorAreaQuery,
  siteUrl,
  type EditorAreaQuery,
} from '@kmx/core';

import { languageName, stateIds } from './translationWords';
import { areaHref } from '@/server/editor/area/areaLinks';
import type { AreaSection } from '@/server/editor/area/createAreaMenus';
import { stateFilters, type PageSelection } from '@/server/editor/area/selectPages';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorFiltersProps {
  view: SiteView;
  query: EditorAreaQuery;
  /** Undefined while the pages cannot be read. */
  selection: PageSelection | undefined;
  sections: readonly AreaSection[];
}

function createStateChips({ view, query, selection }: EditorFiltersProps): FilterChips {
  const { intl } = view;
  return {
    label: intl.formatMessage({ id: 'editor.area.filter.state' }),
    chips: ['' as const, ...stateFilters].map((state) => ({
      text: intl.formatMessage({ id: stateIds[state] }),
      href: areaHref(view, { ...query, state }),
      count: selection?.counts[state],
      isChosen: query.state === state,
    })),
  };
}

/** A section is chosen beside others, and put back by the same link. */
function createSectionChips({ view, query, sections }: EditorFiltersProps): FilterChips {
  return {
    label: view.intl.formatMessage({ id: 'editor.area.filter.sections' }),
    chips: sections.map(({ id, title, isChosen }) => ({
      text: title,
      href: areaHref(view, {
        ...query,
        sections: isChosen ? query.sections.filter((section) => section !== id) : [...query.sections, id],
      }),
      isChosen,
    })),
  };
}

function createSelects({ view, query }: EditorFiltersProps): readonly FilterSelect[] {
  const { intl, site, countries, locale } = view;
  const say = (id: string) => intl.formatMessage({ id });
  const country = countries.find(({ countryCode }) => countryCode === locale.country);
  return [
    {
      name: editorAreaFields.stage,
      label: say('editor.area.filter.stage'),
      all: say('editor.area.stage.published'),
      value: query.stage === 'DRAFT' ? query.stage : '',
      options: [{ value: 'DRAFT', label: say('editor.area.stage.draft') }],
    },
    {
      name: editorAreaFields.countries,
      label: say('editor.area.filter.countries'),
      all: country?.name ?? say('shell.international'),
      value: query.isAllCountries ? allCountriesValue : '',
      options: [{ value: allCountriesValue, label: say('editor.area.allCountries') }],
    },
    {
      name: editorAreaFields.language,
      label: say('editor.area.filter.language'),
      all: say('editor.area.everyLanguage'),
      value: query.language,
      options: site.languages.map((language) => ({ value: language, label: languageName(intl, language) })),
    },
  ];
}

/** What the form does not ask for, and keeps. */
const keptOf = ({ sections, state }: EditorAreaQuery) => [
  ...new URLSearchParams(
    formatEditorAreaQuery({
      stage: 'PUBLISHED',
      isAllCountries: false,
      text: '',
      language: '',
      sections,
      state,
    }),
  ),
];

/** What is listed: links for states and sections, a plain form for the rest; no script needed. */
export function EditorFilters(props: EditorFiltersProps) {
  const { view, query, selection, sections } = props;
  const action = siteUrl(applicationPaths.editor, view.links);
  const isFiltered = formatEditorAreaQuery(query) !== '';
  return (
    <FilterBar
      // Fields of choices that were left would keep what was entered there.
      key={formatEditorAreaQuery(query)}
      intl={view.intl}
      id="editor-area"
      action={action}
      chips={[createStateChips(props), ...(sections.length > 0 ? [createSectionChips(props)] : [])]}
      selects={createSelects(props)}
      words={query.text}
      kept={keptOf(query)}
      count={selection?.pages.length ?? 0}
      resetHref={isFiltered ? action : undefined}
    />
  );
}
