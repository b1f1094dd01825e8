import type { ErrorPageProps } from './ErrorPage';

export const errorPageMock = {
  texts: {
    overline: 'Error',
    title: 'Something went wrong',
    noticeTitle: 'Maintenance',
    noticeText: 'We may be working on this part of the site. Please try again in a few minutes.',
    home: 'Go to the home page',
    homeCrumb: 'Home',
    breadcrumb: 'You are here',
    back: 'Back to',
  },
} satisfies ErrorPageProps;
