import type { FormReading } from '@kmx/core/forms';
import { Container, FlashMessage } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { FormView } from '../../shared/FormView/FormView';
import { formViewMessages } from '../../shared/FormView/FormView.messages';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { decideLink } from '../../shared/layout/decideLink';
import { Split } from '../../shared/layout/Layout.styles';
import type { FormData } from './Form.schema';

/** Adds the file to the form, because the page's URL does not contain it. */
const addFile = (reading: FormReading, file: FormData['file']): FormReading =>
  file ? { ...reading, prefill: { ...reading.prefill, file: file.slug } } : reading;

/** Public form. Its data comes with the page; without it the block shows that it is unavailable. */
export function Form({ data, context }: BlockProps<FormData>) {
  const { title, text, kind, file } = data;
  const { intl } = context;
  const reading = context.lists.forms?.[kind];
  const download = file && decideLink({ kind: 'file', file: { slug: file.slug }, text: file.title }, context);
  return (
    <BlockSection block="form" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Split>
          <BlockHeader title={title} text={text} context={context} />
          <div>
            {reading ? (
              <FormView
                intl={intl}
                kind={kind}
                reading={addFile(reading, file)}
                headingLevel={title ? 3 : 2}
                downloadHref={download?.href}
              />
            ) : (
              <FlashMessage
                type="error"
                isStatic
                title={intl.formatMessage(formViewMessages.unavailableTitle)}
              >
                {intl.formatMessage(formViewMessages.unavailableText)}
              </FlashMessage>
            )}
          </div>
        </Split>
      </Container>
    </BlockSection>
  );
}
