import type { UserMenuProps } from './UserMenu';

export const anonymousMock = {
  label: 'Sign in',
  user: {
    kind: 'anonymous',
    about: 'MyKomax is the portal for customers: machines, tickets and spare parts in one place.',
    signIn: { text: 'Sign in to MyKomax', href: '/en/mykomax' },
  },
} satisfies UserMenuProps;

export const signedInMock = {
  label: 'Anna Keller',
  user: {
    kind: 'signedIn',
    about: 'customer@demo.example',
    links: [
      { text: 'Dashboard', href: '/en/mykomax' },
      { text: 'Tickets', href: '/en/mykomax/tickets' },
      { text: 'Account', href: '/en/mykomax/account' },
    ],
    signOut: { text: 'Sign out', href: '/en/mykomax/sign-out', dataLink: 'plain' },
  },
} satisfies UserMenuProps;
