import { jobOpeningMessages, type ListedJobOpening } from '@kmx/blocks';
import { ButtonLink, Text } from '@kmx/design-system';

import { Notice } from '../frame/Notice';
import type { MessageId } from '@/MessageId';
import { findSitePage } from '@/server/links/findSitePage';
import { careersSlugs } from '@/server/lists/jobOpenings';
import type { SiteView } from '@/server/view/createSiteView';

interface ClosedJobViewProps {
  view: SiteView;
  opening: Pick<ListedJobOpening, 'title' | 'lang'>;
}

/** Page at the address of a job opening after its last day, with a link to the open ones. */
export function ClosedJobView({ view, opening: { title, lang } }: ClosedJobViewProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  const listHref = findSitePage(view, careersSlugs);
  return (
    <Notice view={view} overline={format('closedJob.overline')} title={format('closedJob.title')}>
      <div lang={lang}>
        <Text>{title}</Text>
      </div>
      <div>
        <ButtonLink href={listHref ?? view.homeHref} dataLink="route">
          {listHref === undefined ? format('notFound.home') : view.intl.formatMessage(jobOpeningMessages.all)}
        </ButtonLink>
      </div>
    </Notice>
  );
}
