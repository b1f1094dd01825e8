import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/ButtonLink';
import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { Current, Frame, Sheet } from '../LocaleSwitch/LocaleSwitch.styles';
import { SubAnchor } from '../SiteHeader/SiteHeaderEntry.styles';
import { Text } from '../Text/Text';
import { Content, Label } from './UserMenu.styles';

export interface UserMenuLink {
  readonly text: string;
  readonly href: string;
  readonly dataLink?: DataLink;
}

interface AnonymousUser {
  readonly kind: 'anonymous';
  /** One sentence about the area to sign in to. */
  readonly about: string;
  readonly signIn: UserMenuLink;
}

interface SignedInUser {
  readonly kind: 'signedIn';
  /** Identifies the signed-in user, such as by e-mail address. */
  readonly about?: string;
  readonly links: readonly UserMenuLink[];
  /** Fields that apply immediately, such as the colour scheme. */
  readonly settings?: ReactNode;
  /** Ends the session; a link, so that it works without JavaScript. */
  readonly signOut: UserMenuLink;
}

export interface UserMenuProps {
  /** Accessible name of the menu: "Sign in", or the user's name. Beside the navigation only its icon is visible. */
  readonly label: string;
  /** `anonymous` offers to sign in, `signedIn` shows the user's links and sign-out. */
  readonly user: AnonymousUser | SignedInUser;
}

const icons = { anonymous: 'login', signedIn: 'user' } satisfies Record<
  UserMenuProps['user']['kind'],
  IconName
>;

const MenuLink = ({ link, isStrong = false }: { link: UserMenuLink; isStrong?: boolean }) => (
  <SubAnchor href={link.href} data-link={link.dataLink ?? 'route'} $isStrong={isStrong}>
    {link.text}
  </SubAnchor>
);

function decideContent(user: UserMenuProps['user']): ReactNode {
  switch (user.kind) {
    case 'anonymous':
      return (
        <>
          <Text size="xs">{user.about}</Text>
          <ButtonLink href={user.signIn.href} dataLink={user.signIn.dataLink ?? 'route'} size="s">
            {user.signIn.text}
          </ButtonLink>
        </>
      );
    case 'signedIn':
      return (
        <>
          {user.about && (
            <Text size="xs" tone="muted">
              {user.about}
            </Text>
          )}
          <ul>
            {user.links.map((link) => (
              <li key={link.href}>
                <MenuLink link={link} isStrong />
              </li>
            ))}
          </ul>
          {user.settings}
          <MenuLink link={user.signOut} />
        </>
      );
  }
}

/** Link to the portal, or the menu of the signed-in user; opens without JavaScript. */
export const UserMenu = ({ label, user }: UserMenuProps) => (
  <Frame data-menu="user">
    <Current>
      <Icon name={icons[user.kind]} size={16} />
      <Label>{label}</Label>
    </Current>
    <Sheet>
      <Content>{decideContent(user)}</Content>
    </Sheet>
  </Frame>
);
