import type { BlockContext } from '../../contract/BlockContext';
import type { ListedJobOpening } from '../../contract/lists/JobOpeningListing';
import { describeJob } from '../../shared/text/describeJob';
import { Details, Entry, Name, Target } from './JobOpeningList.styles';

interface JobOpeningEntryProps {
  readonly opening: ListedJobOpening;
  readonly level: 3 | 4;
  readonly context: BlockContext;
}

/** An opening, with a link to its page. */
export function JobOpeningEntry({ opening, level, context: { intl } }: JobOpeningEntryProps) {
  const { title, lang, href } = opening;
  return (
    <Entry lang={lang}>
      <Name as={level === 3 ? 'h3' : 'h4'}>
        <Target href={href} data-link="route">
          {title}
        </Target>
      </Name>
      <Details>{describeJob(opening, intl)}</Details>
    </Entry>
  );
}
