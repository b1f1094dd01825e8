import * as migration_20261121_022435_initial from './20261121_022435_initial';
import * as migration_20261121_113121_versions_of_files from './20261121_113121_versions_of_files';
import * as migration_20261121_181831_stories_and_lists from './20261121_181831_stories_and_lists';
import * as migration_20261122_113629_editing from './20261122_113629_editing';
import * as migration_20261122_160851_more_editing from './20261122_160851_more_editing';
import * as migration_20261124_104800_page_passwords from './20261124_104800_page_passwords';
import * as migration_20261124_135527_hidden_countries from './20261124_135527_hidden_countries';
import * as migration_20261124_140742_outbox_addresses from './20261124_140742_outbox_addresses';
import * as migration_20261126_073849_active_people from './20261126_073849_active_people';
import * as migration_20261127_001336_second_factors from './20261127_001336_second_factors';
import * as migration_20261127_134159_job_openings from './20261127_134159_job_openings';
import * as migration_20261128_095045_media_library from './20261128_095045_media_library';
import * as migration_20261128_134113_crops from './20261128_134113_crops';
import * as migration_20261128_173121_drafts_of_job_openings from './20261128_173121_drafts_of_job_openings';

export const migrations = [
  {
    up: migration_20261121_022435_initial.up,
    down: migration_20261121_022435_initial.down,
    name: '20261121_022435_initial',
  },
  {
    up: migration_20261121_113121_versions_of_files.up,
    down: migration_20261121_113121_versions_of_files.down,
    name: '20261121_113121_versions_of_files',
  },
  {
    up: migration_20261121_181831_stories_and_lists.up,
    down: migration_20261121_181831_stories_and_lists.down,
    name: '20261121_181831_stories_and_lists',
  },
  {
    up: migration_20261122_113629_editing.up,
    down: migration_20261122_113629_editing.down,
    name: '20261122_113629_editing',
  },
  {
    up: migration_20261122_160851_more_editing.up,
    down: migration_20261122_160851_more_editing.down,
    name: '20261122_160851_more_editing',
  },
  {
    up: migration_20261124_104800_page_passwords.up,
    down: migration_20261124_104800_page_passwords.down,
    name: '20261124_104800_page_passwords',
  },
  {
    up: migration_20261124_135527_hidden_countries.up,
    down: migration_20261124_135527_hidden_countries.down,
    name: '20261124_135527_hidden_countries',
  },
  {
    up: migration_20261124_140742_outbox_addresses.up,
    down: migration_20261124_140742_outbox_addresses.down,
    name: '20261124_140742_outbox_addresses',
  },
  {
    up: migration_20261126_073849_active_people.up,
    down: migration_20261126_073849_active_people.down,
    name: '20261126_073849_active_people',
  },
  {
    up: migration_20261127_001336_second_factors.up,
    down: migration_20261127_001336_second_factors.down,
    name: '20261127_001336_second_factors',
  },
  {
    up: migration_20261127_134159_job_openings.up,
    down: migration_20261127_134159_job_openings.down,
    name: '20261127_134159_job_openings',
  },
  {
    up: migration_20261128_095045_media_library.up,
    down: migration_20261128_095045_media_library.down,
    name: '20261128_095045_media_library',
  },
  {
    up: migration_20261128_134113_crops.up,
    down: migration_20261128_134113_crops.down,
    name: '20261128_134113_crops',
  },
  {
    up: migration_20261128_173121_drafts_of_job_openings.up,
    down: migration_20261128_173121_drafts_of_job_openings.down,
    name: '20261128_173121_drafts_of_job_openings'
  },
];
