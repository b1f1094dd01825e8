import { ButtonLink, Container, Heading, Link, Overline, Section, VisuallyHidden } from '@kmx/design-system';
import type { BlockContext, PageContext } from '../../contract/BlockContext';
import type { ListedJobOpening } from '../../contract/lists/JobOpeningListing';
import { contentSchema } from '../../lexical/lexical.schema';
import { renderContent } from '../../lexical/renderContent';
import { describeJob } from '../../shared/text/describeJob';
import { joinWithSeparator } from '../../shared/text/joinWithSeparator';
import { jobOpeningMessages as messages } from './JobOpening.messages';
import { Details, Header, Links } from './JobOpening.styles';

export interface JobOpeningProps {
  readonly opening: ListedJobOpening;
  readonly context: PageContext;
  /** Page with all openings, if the site has one. */
  readonly listHref?: string | undefined;
}

/** Returns the application form, or else a mail with the title as its subject. */
function applyHref({ applicationUrl, email, title }: ListedJobOpening): string | undefined {
  if (applicationUrl) return applicationUrl;
  return email && `mailto:${email}?subject=${encodeURIComponent(title)}`;
}

/** Context for links in the text of an opening, which is not a block. */
const createTextContext = (context: PageContext): BlockContext => ({
  ...context,
  position: 0,
  headingLevel: 2,
  anchor: 'job-opening',
  report: (problem) => context.report({ ...problem, blockType: 'jobOpening', blockId: undefined }),
});

/** Page of a job opening: workplace, description and application. */
export function JobOpening({ opening, context, listHref }: JobOpeningProps) {
  const { title, text, lang, location } = opening;
  const { intl } = context;
  const href = applyHref(opening);
  const content = contentSchema.safeParse(text).data ?? [];
  return (
    <Section spacing="m" blockId={context.isPreview ? opening.id : undefined}>
      <Container>
        <article data-block="job-opening">
          <Header>
            <Overline>{joinWithSeparator([location.name, location.city, location.country?.name])}</Overline>
            <div lang={lang}>
              <Heading level={1}>{title}</Heading>
            </div>
            <Details>{describeJob(opening, intl)}</Details>
          </Header>
          <div lang={lang}>{renderContent(content, createTextContext(context), 2)}</div>
          <Links>
            {href && (
              <ButtonLink href={href} icon="arrow-right">
                {intl.formatMessage(messages.apply)}
                <VisuallyHidden> {intl.formatMessage(messages.about, { title })}</VisuallyHidden>
              </ButtonLink>
            )}
            {listHref && (
              <Link href={listHref} dataLink="route">
                {intl.formatMessage(messages.all)}
              </Link>
            )}
          </Links>
        </article>
      </Container>
    </Section>
  );
}
