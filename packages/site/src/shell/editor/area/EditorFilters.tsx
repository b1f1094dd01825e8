import { FilterBar, type FilterChips, type FilterSelect } from '@kmx/blocks';
import {
  allCountriesValue,
  applicationPaths,
  editorAreaFields,
  formatEditorAreaQuery,
  siteUrl,
  type EditorAreaQuery,
} from '@kmx/core';

import { areaHref } from '../../../server/editor/area/areaLinks';
import { stateFilters, type PageSelection } from '../../../server/editor/area/selectPages';
import { languageName, menuIds, stateIds } from '../translationMessages';
import type { MessageId } from '@/MessageId';
import type { AreaSection } from '@/server/editor/area/createAreaMenus';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorFiltersProps {
  view: SiteView;
  query: EditorAreaQuery;
  /** Undefined if the pages could not be loaded. */
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

/** Returns the title of a section; with its menu if another menu has a section of the same name. */
function sectionName({ intl }: SiteView, section: AreaSection, all: readonly AreaSection[]): string {
  const isAlone = all.filter(({ title }) => title === section.title).length === 1;
  return isAlone ? section.title : `${section.title} · ${intl.formatMessage({ id: menuIds[section.menu] })}`;
}

/** Sections are toggled by links. */
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
  const format = (id: MessageId) => intl.formatMessage({ id });
  const country = countries.find(({ countryCode }) => countryCode === locale.country);
  return [
    {
      name: editorAreaFields.stage,
      label: format('editor.area.filter.stage'),
      all: format('editor.area.stage.published'),
      value: query.stage === 'DRAFT' ? query.stage : '',
      options: [{ value: 'DRAFT', label: format('editor.area.stage.draft') }],
    },
    {
      name: editorAreaFields.countries,
      label: format('editor.area.filter.countries'),
      all: country?.name ?? format('shell.international'),
      value: query.isAllCountries ? allCountriesValue : '',
      options: [{ value: allCountriesValue, label: format('editor.area.allCountries') }],
    },
    {
      name: editorAreaFields.language,
      label: format('editor.area.filter.language'),
      all: format('editor.area.everyLanguage'),
      value: query.language,
      options: site.languages.map((language) => ({ value: language, label: languageName(intl, language) })),
    },
  ];
}

/** Choices without a form field, preserved as hidden inputs. */
const storedOf = ({ sections, state }: EditorAreaQuery) => [
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

/** Filters of the page list: links for states and sections, a form for the rest. Works without JavaScript. */
export function EditorFilters(props: EditorFiltersProps) {
  const { view, query, selection, sections } = props;
  const action = siteUrl(applicationPaths.editor, view.links);
  const isFiltered = formatEditorAreaQuery(query) !== '';
  return (
    <FilterBar
      // Resets uncontrolled fields when the choices change.
      key={formatEditorAreaQuery(query)}
      intl={view.intl}
      id="editor-area"
      action={action}
      chips={[createStateChips(props), ...(sections.length > 0 ? [createSectionChips(props)] : [])]}
      selects={createSelects(props)}
      text={query.text}
      hiddenFields={storedOf(query)}
      count={selection?.pages.length ?? 0}
      resetHref={isFiltered ? action : undefined}
    />
  );
}
