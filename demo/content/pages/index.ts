import type { SeedPage } from '../../../services/content/src/testing/seeding/documents/types';
import { adaptronicAnwendungen } from './adaptronic/anwendungen';
import { adaptronicHome } from './adaptronic/home';
import { adaptronicKontakt } from './adaptronic/kontakt';
import { adaptronicPruefsysteme } from './adaptronic/pruefsysteme';
import { brandColour } from './brand-portal/colour';
import { brandHome } from './brand-portal/home';
import { brandLogo } from './brand-portal/logo';
import { brandType } from './brand-portal/type';
import { brandWireMotif } from './brand-portal/wire-motif';
import { cirrisContact } from './cirris/contact';
import { cirrisHome } from './cirris/home';
import { cirrisLearn } from './cirris/learn';
import { cirrisTesters } from './cirris/testers';
import { mainCompany } from './main/company';
import { mainAbout } from './main/company-about';
import { mainCareers } from './main/company-careers';
import { mainQuality } from './main/company-quality';
import { mainSustainability } from './main/company-sustainability';
import { mainContact } from './main/contact';
import { mainError } from './main/error';
import {
  mainServiceRequest,
  mainSupportRequest,
  mainWhitepaperCrimp,
  mainWhitepaperHighVoltage,
  mainWhitepapers,
} from './main/forms';
import { mainHome } from './main/home';
import { mainHomeUs } from './main/home-us';
import { mainInvestors } from './main/investors';
import { mainLegal } from './main/legal';
import { mainAccessibility } from './main/legal-accessibility';
import { mainImprint } from './main/legal-imprint';
import { mainPrivacy } from './main/legal-privacy';
import { mainEvents, mainLocations, mainNews, mainTerms } from './main/lists';
import { mainMediaReleases } from './main/media-releases';
import { mainServices } from './main/services';
import { mainMaintenance } from './main/services-maintenance';
import { mainConsulting, mainRental, mainRetrofit } from './main/services-more';
import { mainPartnerDocuments } from './main/services-partner-documents';
import { mainServiceBulletins } from './main/services-service-bulletins';
import { mainSpareParts } from './main/services-spare-parts';
import { mainTraining } from './main/services-training';
import { mainSmartFactory } from './main/smart-factory';
import { mainConnectivity, mainOrderManagement, mainQualityData } from './main/smart-factory-parts';
import { mainSolutions } from './main/solutions';
import { mainCrimping } from './main/solutions-crimping';
import { mainCutAndStrip } from './main/solutions-cut-and-strip';
import { mainHarnessAssembly } from './main/solutions-harness-assembly';
import { mainTesting } from './main/solutions-testing';
import { mainTwisting } from './main/solutions-twisting';
import { mainStories, mainStoryContacts } from './main/stories';
import { mainTechnology } from './main/technology';
import { mainAnatomy } from './main/technology-anatomy-of-a-crimp';
import { mainWireGuide } from './main/technology-wire-guide';
import { eventsHome } from './north-america-events/home';
import { eventsSpringOpenHouse } from './north-america-events/spring-open-house';
import { eventsTravel } from './north-america-events/travel';
import { eventsWireWeek } from './north-america-events/wire-week';
import { schleunigerApplications } from './schleuniger/applications';
import { schleunigerRotary } from './schleuniger/applications-rotary-stripping';
import { schleunigerContact } from './schleuniger/contact';
import { schleunigerHeritage } from './schleuniger/heritage';
import { schleunigerHome } from './schleuniger/home';
import { schleunigerProducts } from './schleuniger/products';
import { schleunigerStories } from './schleuniger/stories';
import { voltaContact } from './volta/contact';
import { voltaHome } from './volta/home';
import { voltaStories } from './volta/stories';
import { voltaTechnology } from './volta/technology';
import { voltaBusbar } from './volta/technology-busbar';
import { voltaShielding } from './volta/technology-shielding';

export const seedPages: readonly SeedPage[] = [
  mainHome,
  mainHomeUs,
  mainSolutions,
  mainCutAndStrip,
  mainCrimping,
  mainTwisting,
  mainTesting,
  mainHarnessAssembly,
  mainTechnology,
  mainWireGuide,
  mainAnatomy,
  mainServices,
  mainMaintenance,
  mainTraining,
  mainSpareParts,
  mainPartnerDocuments,
  mainServiceBulletins,
  mainConsulting,
  mainRetrofit,
  mainRental,
  mainSmartFactory,
  mainConnectivity,
  mainOrderManagement,
  mainQualityData,
  mainCompany,
  mainAbout,
  mainSustainability,
  mainQuality,
  mainCareers,
  mainStories,
  mainStoryContacts,
  mainMediaReleases,
  mainNews,
  mainEvents,
  mainLocations,
  mainInvestors,
  mainTerms,
  mainWhitepapers,
  mainWhitepaperCrimp,
  mainWhitepaperHighVoltage,
  mainServiceRequest,
  mainSupportRequest,
  mainContact,
  mainLegal,
  mainImprint,
  mainPrivacy,
  mainAccessibility,
  mainError,
  voltaHome,
  voltaTechnology,
  voltaBusbar,
  voltaShielding,
  voltaStories,
  voltaContact,
  schleunigerHome,
  schleunigerProducts,
  schleunigerApplications,
  schleunigerRotary,
  schleunigerHeritage,
  schleunigerStories,
  schleunigerContact,
  cirrisHome,
  cirrisTesters,
  cirrisLearn,
  cirrisContact,
  adaptronicHome,
  adaptronicPruefsysteme,
  adaptronicAnwendungen,
  adaptronicKontakt,
  eventsHome,
  eventsSpringOpenHouse,
  eventsWireWeek,
  eventsTravel,
  brandHome,
  brandLogo,
  brandColour,
  brandType,
  brandWireMotif,
];
