import type { SeedPage } from '../types';
import { mainAnatomy } from './main-anatomy';
import { mainAbout, mainCareers, mainCompany, mainQuality, mainSustainability } from './main-company';
import {
  mainAccessibility,
  mainContact,
  mainError,
  mainImprint,
  mainLegal,
  mainPrivacy,
} from './main-contact-legal';
import { mainCrimping } from './main-crimping';
import { mainHome } from './main-home';
import { mainHomeUs } from './main-home-us';
import {
  mainMaintenance,
  mainServices,
  mainSmartFactory,
  mainSpareParts,
  mainTraining,
} from './main-services';
import { mainCutAndStrip, mainSolutions } from './main-solutions';
import { mainTechnology, mainWireGuide } from './main-technology';
import { mainHarnessAssembly, mainTesting, mainTwisting } from './main-twist-test-assemble';
import {
  schleunigerApplications,
  schleunigerContact,
  schleunigerHeritage,
  schleunigerProducts,
  schleunigerRotary,
} from './schleuniger';
import { schleunigerHome } from './schleuniger-home';
import { voltaBusbar, voltaContact, voltaHome, voltaShielding, voltaTechnology } from './volta';

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
  mainSmartFactory,
  mainCompany,
  mainAbout,
  mainSustainability,
  mainQuality,
  mainCareers,
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
  voltaContact,
  schleunigerHome,
  schleunigerProducts,
  schleunigerApplications,
  schleunigerRotary,
  schleunigerHeritage,
  schleunigerContact,
];
