import path from 'node:path';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import { limitToEnrolment } from './access/limitToEnrolment';
import { mailAdapter } from './accounts/mailAdapter';
import { Brands } from './collections/Brands';
import { Countries } from './collections/Countries';
import { Events } from './collections/Events';
import { Files } from './collections/Files';
import { JobOpenings } from './collections/JobOpenings';
import { Languages } from './collections/Languages';
import { Locations } from './collections/Locations';
import { Media } from './collections/Media';
import { MediaReleases } from './collections/MediaReleases';
import { MissingAddresses } from './collections/MissingAddresses';
import { NavigationItems } from './collections/NavigationItems';
import { News } from './collections/News';
import { Outbox } from './collections/Outbox';
import { Pages } from './collections/Pages';
import { Redirects } from './collections/Redirects';
import { SecondFactors } from './collections/SecondFactors';
import { SeedRecords } from './collections/SeedRecords';
import { ServiceAccounts } from './collections/ServiceAccounts';
import { Sites } from './collections/Sites';
import { Stories } from './collections/Stories';
import { StoryContacts } from './collections/StoryContacts';
import { Terms } from './collections/Terms';
import { Topics } from './collections/Topics';
import { Users } from './collections/Users';
import { adminTranslations } from './config/adminTranslations';
import { environment, serviceRoot } from './config/environment';
import { defaultLocale, localeOptions } from './config/locales';
import { payloadLogger } from './config/payloadLogger';
import { database } from './database/adapter';
import { blockedDeletionsEndpoint } from './editing/blockedDeletionsEndpoint';
import { formEndpoint } from './editing/formEndpoint';
import { healthEndpoint } from './editing/healthEndpoint';
import { pictureTextEndpoint, storedPictureTextEndpoint } from './editing/pictureTextEndpoint';
import { previewEndpoint } from './editing/previewEndpoint';
import { sameFilesEndpoint } from './editing/sameFilesEndpoint';
import { withVersionAuthors } from './editing/versionAuthors';
import { withConcurrentEditing } from './editing/withConcurrentEditing';
import { withDeletionGuard } from './editing/withDeletionGuard';
import { withListFallback } from './editing/withListFallback';
import { proseEditor } from './fields/prose';
import { withObjectStorage } from './files/objectStorage';
import { limitedSharp } from './files/pictureLimits';
import { uploadSettings } from './files/uploadSettings';
import { inBothLanguages, translateCollection } from './german/translateLabels';
import { translateErrors } from './german/translateRejections';
import { limitEndpoints } from './rest/limitEndpoints';
import { productUsesEndpoint } from './usage/productUsesEndpoint';

/** Jobs are queued by scheduling in the admin and run by the service itself, never over the network. */
const noRequest = (): boolean => false;

const source = path.resolve(serviceRoot, 'src');

/** Collections with concurrent editing. */
const sharedForms = [
  Pages,
  Stories,
  StoryContacts,
  Topics,
  MediaReleases,
  News,
  Events,
  Locations,
  Terms,
  JobOpenings,
  NavigationItems,
  Redirects,
  MissingAddresses,
  withObjectStorage(Media),
  withObjectStorage(Files),
  Sites,
  Brands,
  Countries,
  Languages,
];

const config = buildConfig({
  secret: environment.payloadSecret,
  telemetry: false,
  logger: payloadLogger,
  db: database,
  sharp: limitedSharp,
  email: mailAdapter,
  editor: proseEditor,
  // `fallback: true` would let the admin store English as the other language's own text.
  localization: {
    locales: localeOptions.map(({ value, label }) => ({ code: value, label: inBothLanguages(label) })),
    defaultLocale,
    fallback: false,
  },
  csrf: environment.isPublicUrlConfigured ? [environment.publicUrl] : [],
  cors: [],
  upload: uploadSettings,
  i18n: { supportedLanguages: { en, de }, fallbackLanguage: 'en', translations: adminTranslations },
  admin: {
    user: Users.slug,
    avatar: 'default',
    // Readable in both languages of the admin; Payload's own is American.
    dateFormat: 'd MMMM yyyy, HH:mm',
    components: {
      header: ['/admin/SkipLink#SkipLink'],
      afterNavLinks: ['/admin/products/ProductUsesLink#ProductUsesLink'],
      beforeDashboard: [
        '/admin/secondFactor/FactorNotice#FactorNotice',
        '/admin/schedules/FailedSchedules#FailedSchedules',
        '/admin/HiddenSites#HiddenSites',
      ],
      views: {
        productUses: {
          Component: '/admin/products/ProductUsesView#ProductUsesView',
          path: '/product-uses',
        },
        login: { Component: '/admin/secondFactor/SignInView#SignInView', path: '/login' },
        forgot: {
          Component: '/admin/forgotPassword/ForgotPasswordView#ForgotPasswordView',
          path: '/forgot',
        },
      },
    },
    // Rendering the sharing picture of the admin takes half a second per anonymous request.
    meta: { titleSuffix: ' – Content', defaultOGImageType: 'off' },
    importMap: { baseDir: source, importMapFile: path.join(source, 'app/(payload)/admin/importMap.js') },
  },
  collections: [
    ...sharedForms
      .map(withConcurrentEditing)
      .map(withListFallback)
      .map(withVersionAuthors)
      .map(withDeletionGuard),
    Users,
    SecondFactors,
    ServiceAccounts,
    Outbox,
    SeedRecords,
  ].map(translateCollection),
  hooks: { afterError: [translateErrors] },
  endpoints: [
    healthEndpoint,
    productUsesEndpoint,
    sameFilesEndpoint,
    blockedDeletionsEndpoint,
    pictureTextEndpoint,
    storedPictureTextEndpoint,
    formEndpoint,
    previewEndpoint,
  ],
  jobs: { access: { run: noRequest, queue: noRequest, cancel: noRequest } },
  graphQL: { disablePlaygroundInProduction: true },
  typescript: { outputFile: path.join(source, 'payload-types.ts') },
});

export default config.then(limitToEnrolment).then(limitEndpoints);
