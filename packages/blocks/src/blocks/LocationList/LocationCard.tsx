import { Fragment } from 'react';
import { isSafeHref, phoneHref, type CompanyLocation } from '@kmx/core';
import { Text } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { preservePhones } from '../../shared/text/preservePhones';
import { locationListMessages } from './LocationList.messages';
import { Card, ContactDetails } from './LocationList.styles';
import { locationAnchor } from './LocationMap';
import { OpeningTable } from './OpeningTable';

interface LocationCardProps {
  readonly location: CompanyLocation;
  readonly level: 2 | 3;
  /** True if the details are initially open. */
  readonly isOpen: boolean;
  readonly context: BlockContext;
}

const addressLines = ({ name, street, zip, city, region }: CompanyLocation): readonly string[] =>
  [street, [zip, city].filter(Boolean).join(' '), region].flatMap((line) =>
    line && line !== name ? [line] : [],
  );

function WayLinks({ location, context: { intl } }: Pick<LocationCardProps, 'location' | 'context'>) {
  const { phone, email, website } = location;
  const contactDetails = [
    phone && {
      label: locationListMessages.phone,
      text: preservePhones(phone),
      href: phoneHref(phone),
    },
    email && { label: locationListMessages.email, text: email, href: `mailto:${email}` },
    website &&
      isSafeHref(website) && {
        label: locationListMessages.website,
        text: website.replace(/^https?:\/\//, ''),
        href: website,
      },
  ].filter((way) => typeof way === 'object');
  if (contactDetails.length === 0) return null;
  return (
    <ContactDetails>
      {contactDetails.map(({ label, text, href }) => (
        <div key={label.id}>
          <dt>{intl.formatMessage(label)}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </ContactDetails>
  );
}

/**
 * Location with address, functions, contact details and opening hours. The name expands them, as does a link to the
 * anchor inside.
 */
export function LocationCard({ location, level, isOpen, context }: LocationCardProps) {
  const { name, kinds, country, position, note } = location;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card data-location={position ? `${position.latitude} ${position.longitude}` : ''}>
      <details open={isOpen}>
        <summary>
          <Heading>{name}</Heading>
          {country && <span>{country.name}</span>}
        </summary>
        <div id={locationAnchor(location)} tabIndex={-1}>
          {kinds.length > 0 && (
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>{context.intl.formatMessage(locationListMessages[kind])}</li>
              ))}
            </ul>
          )}
          <address>
            {addressLines(location).map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </address>
          <WayLinks location={location} context={context} />
          <OpeningTable location={location} context={context} />
          {note && (
            <Text size="xs" tone="muted">
              {note}
            </Text>
          )}
        </div>
      </details>
    </Card>
  );
}
