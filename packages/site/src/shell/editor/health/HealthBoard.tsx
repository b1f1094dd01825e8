import type { ReactNode } from 'react';
import type { Result } from '@kmx/core';
import { Badge, Container, FlashMessage, Heading, Section, Stack, Text } from '@kmx/design-system';

import { EditorHeader } from '../EditorHeader';
import { failureIds } from '../translationFailureIds';
import { languageName } from '../translationMessages';
import { DeadLinkTable, FaultTable, LanguageTable, UsageTable } from './HealthTables';
import { MissingPictureTable, RedirectTable, ScheduleTable, UnusedTable, UsesTable } from './LibraryTables';
import { AltTextTable, DuplicateTable, LicenceTable } from './MediaTables';
import type { MessageId } from '@/MessageId';
import type { SiteHealth } from '@/server/editor/health/SiteHealth';
import type { TranslationFailure } from '@/server/editor/translation/loadTranslations';
import type { SiteView } from '@/server/view/createSiteView';

export interface HealthBoardProps {
  view: SiteView;
  health: Result<SiteHealth, TranslationFailure>;
}

interface FindingSectionProps {
  title: string;
  /** Undefined for sections that list no problems. */
  count?: number;
  children: ReactNode;
}

const FindingSection = ({ title, count, children }: FindingSectionProps) => (
  <Stack gap="m" as="section">
    <Heading level={2} size="l">
      {title} {count !== undefined && <Badge tone={count === 0 ? 'success' : 'error'}>{count}</Badge>}
    </Heading>
    {children}
  </Stack>
);

interface PartProps {
  view: SiteView;
  health: SiteHealth;
}

/** Replaces findings that the content service did not provide. */
const Unavailable = ({ view }: Pick<PartProps, 'view'>) => (
  <Text>{view.intl.formatMessage({ id: 'editor.health.untold' })}</Text>
);

const titleIds = {
  schedules: 'editor.health.schedules',
  redirects: 'editor.health.redirects',
  missingPictures: 'editor.health.missingPictures',
  pictures: 'editor.health.pictures',
  licences: 'editor.health.licences',
  duplicates: 'editor.health.duplicates',
} satisfies Record<string, MessageId>;

interface ServiceSectionProps<Item> {
  view: SiteView;
  titleId: MessageId;
  /** Undefined if the content service did not provide them. */
  items: readonly Item[] | undefined;
  table: (items: readonly Item[], caption: string) => ReactNode;
}

/** Problems that only the content service can determine. */
function ServiceSection<Item>({ view, titleId, items, table }: ServiceSectionProps<Item>) {
  const title = view.intl.formatMessage({ id: titleId });
  return (
    <FindingSection title={title} count={items?.length}>
      {items ? table(items, title) : <Unavailable view={view} />}
    </FindingSection>
  );
}

/** First on the board, because somebody relies on the publication. */
const Schedules = ({ view, health: { failedSchedules } }: PartProps) => (
  <ServiceSection
    view={view}
    titleId={titleIds.schedules}
    items={failedSchedules}
    table={(schedules, caption) => <ScheduleTable view={view} caption={caption} schedules={schedules} />}
  />
);

const Broken = ({ view, health: { missingPictures, brokenRedirects } }: PartProps) => (
  <>
    <ServiceSection
      view={view}
      titleId={titleIds.redirects}
      items={brokenRedirects}
      table={(redirects, caption) => <RedirectTable view={view} caption={caption} redirects={redirects} />}
    />
    <ServiceSection
      view={view}
      titleId={titleIds.missingPictures}
      items={missingPictures}
      table={(pictures, caption) => <MissingPictureTable view={view} caption={caption} pictures={pictures} />}
    />
  </>
);

const Media = ({ view, health: { duplicates, licences, missingAltTexts } }: PartProps) => (
  <>
    <ServiceSection
      view={view}
      titleId={titleIds.pictures}
      items={missingAltTexts}
      table={(items, caption) => <AltTextTable view={view} caption={caption} items={items} />}
    />
    <ServiceSection
      view={view}
      titleId={titleIds.licences}
      items={licences}
      table={(items, caption) => <LicenceTable view={view} caption={caption} items={items} />}
    />
    <ServiceSection
      view={view}
      titleId={titleIds.duplicates}
      items={duplicates}
      table={(items, caption) => <DuplicateTable view={view} caption={caption} items={items} />}
    />
  </>
);

function Library({ view, health: { library } }: PartProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  const [unused, used] = [format('editor.health.unused'), format('editor.health.libraryUse')];
  if (!library)
    return (
      <FindingSection title={used}>
        <Unavailable view={view} />
      </FindingSection>
    );
  const isUsed = ({ useCount }: { useCount: number }) => useCount > 0;
  return (
    <>
      <FindingSection title={unused}>
        <Text>{format('editor.health.unusedText')}</Text>
        <UnusedTable view={view} caption={unused} items={library.filter((item) => !isUsed(item))} />
      </FindingSection>
      <FindingSection title={used}>
        <UsesTable view={view} caption={used} items={library.filter(isUsed)} />
      </FindingSection>
    </>
  );
}

function Board({ view, health }: { view: SiteView; health: SiteHealth }) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  const faults = health.faults.length + health.unreadable.length;
  const table = (caption: string) => ({ view, health, caption });
  const titles = {
    faults: format('editor.health.faults'),
    links: format('editor.health.links'),
    languages: format('editor.health.languages'),
    usage: format('editor.health.usage'),
  };
  return (
    <>
      <Schedules view={view} health={health} />
      <FindingSection title={titles.faults} count={faults}>
        <FaultTable {...table(titles.faults)} />
      </FindingSection>
      <FindingSection title={titles.links} count={health.deadLinks.length}>
        <DeadLinkTable {...table(titles.links)} />
      </FindingSection>
      <Broken view={view} health={health} />
      <Media view={view} health={health} />
      <FindingSection title={titles.languages} count={health.missingLanguages.length}>
        <LanguageTable {...table(titles.languages)} />
      </FindingSection>
      <FindingSection title={titles.usage}>
        <UsageTable {...table(titles.usage)} />
      </FindingSection>
      <Library view={view} health={health} />
    </>
  );
}

function Summary({ view: { intl, locale }, health }: { view: SiteView; health: SiteHealth }) {
  const { pageCount, readCount } = health;
  return (
    <>
      <Text>
        {intl.formatMessage(
          { id: 'editor.health.summary' },
          { count: pageCount, language: languageName(intl, locale.language) },
        )}
      </Text>
      {readCount < pageCount && (
        <Text>{intl.formatMessage({ id: 'editor.health.cut' }, { count: readCount })}</Text>
      )}
    </>
  );
}

/** The board without the site's frame. */
export function HealthBoard({ view, health }: HealthBoardProps) {
  const { intl } = view;
  return (
    <Section spacing="m">
      <Container>
        <Stack gap="xl">
          <EditorHeader
            view={view}
            current="health"
            title={intl.formatMessage({ id: 'editor.health.title' })}
          >
            {health.ok && <Summary view={view} health={health.value} />}
          </EditorHeader>
          {health.ok ? (
            <Board view={view} health={health.value} />
          ) : (
            <FlashMessage type="error" isStatic>
              {intl.formatMessage({ id: failureIds[health.error.code] })}
            </FlashMessage>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
