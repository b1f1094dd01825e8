import { themeNames } from '@kmx/core';
import { Select, type SelectOption } from '@kmx/design-system';

import { themeName } from '../viewAs/viewAsMessages';
import { previewSwitchNames } from './readPreviewSwitch';
import type { MessageId } from '@/MessageId';
import type {
  PreviewContext,
  PreviewSwitches as Switches,
} from '@/server/editor/preview/createPreviewSwitches';
import type { SiteView } from '@/server/view/createSiteView';

export interface PreviewSelectsProps {
  view: Pick<SiteView, 'intl'>;
  switches: Switches;
}

export function PreviewSelects({ view: { intl }, switches }: PreviewSelectsProps) {
  const { address, languages, countries, theme } = switches;
  const format = (id: MessageId) => intl.formatMessage({ id });
  const toOptions = (places: readonly PreviewContext[], missingId: MessageId): readonly SelectOption[] =>
    places.map(({ name, address: value, isMissing }) => ({
      value,
      label: isMissing ? intl.formatMessage({ id: missingId }, { name }) : name,
    }));
  return (
    <>
      <Select
        id="preview-language"
        name={previewSwitchNames.language}
        label={format('editor.viewAs.language')}
        options={toOptions(languages, 'editor.preview.notInLanguage')}
        defaultValue={address}
      />
      <Select
        id="preview-country"
        name={previewSwitchNames.country}
        label={format('editor.viewAs.country')}
        options={toOptions(countries, 'editor.preview.notInCountry')}
        defaultValue={address}
      />
      <Select
        id="preview-theme"
        name={previewSwitchNames.theme}
        label={format('editor.viewAs.theme')}
        placeholder={format('editor.viewAs.ownTheme')}
        options={themeNames.map((name) => ({ value: name, label: themeName(name) }))}
        defaultValue={theme ?? ''}
      />
    </>
  );
}
