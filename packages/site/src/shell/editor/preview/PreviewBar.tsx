import { themeNames } from '@kmx/core';
import { Select, type SelectOption } from '@kmx/design-system';

import { themeName } from '../viewAsWords';
import { PreviewSwitches } from './PreviewSwitches.client';
import { previewSwitchNames } from './readPreviewSwitch';
import type {
  PreviewPlace,
  PreviewSwitches as Switches,
} from '@/server/editor/preview/createPreviewSwitches';
import type { SiteView } from '@/server/view/createSiteView';

interface PreviewBarProps {
  view: Pick<SiteView, 'intl'>;
  switches: Switches;
}

/** Chooses the language, the country and the theme in which the preview shows the page; nothing of it is saved. */
export function PreviewBar({ view: { intl }, switches }: PreviewBarProps) {
  const { address, languages, countries, theme } = switches;
  const say = (id: string) => intl.formatMessage({ id });
  const toOptions = (places: readonly PreviewPlace[], missingId: string): readonly SelectOption[] =>
    places.map(({ name, address: value, isMissing }) => ({
      value,
      label: isMissing ? intl.formatMessage({ id: missingId }, { name }) : name,
    }));
  return (
    <PreviewSwitches label={say('editor.preview.switches')}>
      <Select
        id="preview-language"
        name={previewSwitchNames.language}
        label={say('editor.viewAs.language')}
        options={toOptions(languages, 'editor.preview.notInLanguage')}
        defaultValue={address}
      />
      <Select
        id="preview-country"
        name={previewSwitchNames.country}
        label={say('editor.viewAs.country')}
        options={toOptions(countries, 'editor.preview.notInCountry')}
        defaultValue={address}
      />
      <Select
        id="preview-theme"
        name={previewSwitchNames.theme}
        label={say('editor.viewAs.theme')}
        placeholder={say('editor.viewAs.ownTheme')}
        options={themeNames.map((name) => ({ value: name, label: themeName(name) }))}
        defaultValue={theme ?? ''}
      />
    </PreviewSwitches>
  );
}
