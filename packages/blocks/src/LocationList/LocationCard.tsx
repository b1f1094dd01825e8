import { isSafeHref, phoneHref, type CompanyLocation } from '@kmx/core';
import { Heading, Overline, Tag, Text } from '@kmx/design-system';
import type { BlockContext } from '../contract/BlockContext';
import { preservePhones } from '../shared/preservePhones';
import { locationListMessages } from './LocationList.messages';
import { Address, Card, Distance, Tags, Way, ContactDetails } from './LocationList.styles';
import { locationAnchor } from './LocationMap';
import { OpeningTable } from './OpeningTable';

interface LocationCardProps {
  readonly location: CompanyLocation;
  readonly level: 2 | 3;
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
            <Way href={href} data-link="plain">
              {text}
            </Way>
          </dd>
        </div>
      ))}
    </ContactDetails>
  );
}

/** Location with its address, functions, contact details and opening hours. */
export function LocationCard({ location, level, context }: LocationCardProps) {
  const { name, kinds, country, position, note } = location;
  return (
    <Card
      id={locationAnchor(location)}
      tabIndex={-1}
      data-location={name}
      data-latitude={position?.latitude}
      data-longitude={position?.longitude}
    >
      {country && <Overline>{country.name}</Overline>}
      <Heading level={level} size="m">
        {name}
      </Heading>
      <Distance hidden data-location-distance />
      {kinds.length > 0 && (
        <Tags>
          {kinds.map((kind) => (
            <li key={kind}>
              <Tag>{context.intl.formatMessage(locationListMessages[kind])}</Tag>
            </li>
          ))}
        </Tags>
      )}
      <Address>
        {addressLines(location).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Address>
      <WayLinks location={location} context={context} />
      <OpeningTable location={location} context={context} />
      {note && (
        <Text size="xs" tone="muted">
          {note}
        </Text>
      )}
    </Card>
  );
}
