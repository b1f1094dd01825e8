'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FlashMessage, Heading, Link, Text } from '@kmx/design-system';
import { Skeleton } from '../../notices/Skeleton';
import { Part } from '../../shared/Detail.styles';
import { saveFile } from '../../shared/saveFile';
import { createQrFile } from './createQrDrawing';
import { Code, CodeDrawing, CodeFrame, CodeMessages, ScreenOnly } from './MachineView.styles';
import { useQrDrawing } from './useQrDrawing';

interface MachineCodeProps {
  readonly name: string;
  readonly serialNumber: string;
  /** Absolute, because the code is scanned outside the site. */
  readonly address: string;
}

const svgType = 'image/svg+xml';

/** QR code of the passport, to print and attach to the machine, with an explanation of what it reveals to whom. */
export function MachineCode({ name, serialNumber, address }: MachineCodeProps) {
  const intl = useIntl();
  const qr = useQrDrawing(address);
  const label = intl.formatMessage({ id: 'portal.machine.code.label' }, { name, address });
  return (
    <Part aria-labelledby="machine-code">
      <Heading level={2} size="m" id="machine-code">
        <FormattedMessage id="portal.machine.code" />
      </Heading>
      <Code>
        {qr.kind === 'ready' && (
          <CodeFrame data-tone="paper" data-scheme="light">
            <CodeDrawing
              viewBox={`0 0 ${qr.drawing.size} ${qr.drawing.size}`}
              role="img"
              aria-label={label}
              shapeRendering="crispEdges"
            >
              <path d={qr.drawing.path} fill="currentColor" />
            </CodeDrawing>
          </CodeFrame>
        )}
        {qr.kind === 'drawing' && <Skeleton lines={4} />}
        <CodeMessages>
          <Text size="xs">
            <FormattedMessage id="portal.machine.code.text" />
          </Text>
          <Text size="xs">
            <Link href={address} dataLink="plain">
              {address}
            </Link>
          </Text>
          {qr.kind === 'ready' && (
            <ScreenOnly>
              <Button
                variant="secondary"
                size="s"
                icon="download"
                onClick={() => saveFile(createQrFile(qr.drawing, label), `${serialNumber}.svg`, svgType)}
              >
                <FormattedMessage id="portal.machine.code.save" />
              </Button>
              <Button variant="secondary" size="s" onClick={() => window.print()}>
                <FormattedMessage id="portal.machine.print" />
              </Button>
            </ScreenOnly>
          )}
          {qr.kind === 'failed' && (
            <FlashMessage type="error">
              <FormattedMessage id="portal.machine.code.failed" />{' '}
              <Button variant="secondary" size="s" icon="undo" onClick={qr.retry}>
                <FormattedMessage id="portal.problem.retry" />
              </Button>
            </FlashMessage>
          )}
        </CodeMessages>
      </Code>
    </Part>
  );
}
