import { FilterBar, type FilterChips, type FilterSelect } from '@kmx/blocks';
import {
  allCountriesValue,
  applicationPaths,
  editorAreaFields,
  formatEditorAreaQuery,
  siteUrl,
  type EditorAreaQuery,
} from '@kmx/core';

import { areaHref } from '../../server/editor/area/areaLinks';
import { stateFilters, type PageSelection } from '../../server/editor/area/selectPages';
import { languageName, menuIds, stateIds } from './translationWords';
import type { AreaSection } from '@/server/editor/area/createAreaMenus';
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

/** The title of a section; where two menus have one of that name, with its menu. */
function sectionName({ intl }: SiteView, section: AreaSection, all: readonly AreaSection[]): string {
  const isAlone = all.filter(({ title }) => title === section.title).length === 1;
  return isAlone ? section.title : `${section.title} · ${intl.formatMessage({ id: menuIds[section.menu] })}`;
}

/** A section is chosen beside others, and put back by the same link. */
function createSectionChips({ view, query, sections }: EditorFiltersProps): FilterChips {
  return {
    label: view.intl.formatMessage({ id: 'editor.area.filter.sections' }),
    chips: sections.map((section) => ({
      text: sectionName(view, section, sections),
      href: areaHref(view, {
        ...query,
        sections: section.isChosen
          ? query.sections.filter((id) => id !== section.id)
          : [...query.sections, section.id],
      }),
      isChosen: section.isChosen,
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
