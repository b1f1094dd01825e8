import { RowLabel as RowLabel_48ed4d7da4b97b69da8da597bfcf487e } from '../../../admin/RowLabel'
import { BlockLabel as BlockLabel_c05e4da3fa300f89e21988fcda122acc } from '../../../admin/BlockLabel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableGrid as TableGrid_42dff94a77bfe04eb77a0110ab5332c2 } from '../../../admin/table/TableGrid'
import { TableRows as TableRows_42dff94a77bfe04eb77a0110ab5332c2 } from '../../../admin/table/TableGrid'
import { SearchPreview as SearchPreview_d05310107bd98e0af4a92316629b319e } from '../../../admin/search/SearchPreview'
import { PagePasswordField as PagePasswordField_3c72d7412ab1a3d29c04d17a4d3c2c01 } from '../../../admin/PagePasswordField'
import { PendingSchedulesOfDocument as PendingSchedulesOfDocument_3d4c57d55888a76ba30a485a711af7e7 } from '../../../admin/schedules/PendingSchedules'
import { PendingScheduleCell as PendingScheduleCell_3d4c57d55888a76ba30a485a711af7e7 } from '../../../admin/schedules/PendingSchedules'
import { FailedSchedulesOfDocument as FailedSchedulesOfDocument_8d77103c743e42c2802f845a2f64fc26 } from '../../../admin/schedules/FailedSchedules'
import { Uses as Uses_3da57c84483fbcb77188b2a410d2aeea } from '../../../admin/uses/Uses'
import { ConcurrentEditing as ConcurrentEditing_17cf7b795cc763ae6eba9412063a3ddd } from '../../../admin/ConcurrentEditing'
import { VersionAuthors as VersionAuthors_ceb5a0f79afae946c94af15eb4bd489b } from '../../../admin/versions/VersionAuthors'
import { BlockedDeletions as BlockedDeletions_9162c4bac4590f79d10aff37fd18610c } from '../../../admin/deletions/BlockedDeletions'
import { SaveFailure as SaveFailure_6f2760cb601b5fbee4de84eb4441df62 } from '../../../admin/SaveFailure'
import { PreviewBlocks as PreviewBlocks_dd41f87a806fd44a6c011fd3df201651 } from '../../../admin/PreviewBlocks'
import { NewModules as NewModules_6866525e79a8f18d9423021d65d439e4 } from '../../../admin/NewModules'
import { PreviewTyping as PreviewTyping_acc6d89fd9da735ef61f0bfc50c008ee } from '../../../admin/PreviewTyping'
import { Versions as Versions_e36c79d54198ad3d14076669775b3e63 } from '../../../admin/versions/Versions'
import { SameFiles as SameFiles_18659637dd6c20f947875cebb6745f2e } from '../../../admin/sameFiles/SameFiles'
import { CropsField as CropsField_36cb07027be2ac00224f560c7b89c5b1 } from '../../../admin/crops/CropsField'
import { SuggestedText as SuggestedText_9ce63740aac697d9055bdf3bbe4ed3a4 } from '../../../admin/pictureTexts/SuggestedText'
import { HiddenSiteNotice as HiddenSiteNotice_f4df45138aacb8480751ef4a9d69b6f3 } from '../../../admin/HiddenSiteNotice'
import { CurrentPasswordField as CurrentPasswordField_e0028fb2eaf96ec2bc4295ece4dc4316 } from '../../../admin/CurrentPasswordField'
import { SecondFactorField as SecondFactorField_bc65d329c3ba4dfd81c0eb81946ec2e4 } from '../../../admin/secondFactor/SecondFactorField'
import { SkipLink as SkipLink_8f7f8664f8cacf1043ccb969a2bef46f } from '../../../admin/SkipLink'
import { ProductUsesLink as ProductUsesLink_06781ab851ce213fb304cb0aa4a5c984 } from '../../../admin/products/ProductUsesLink'
import { FactorNotice as FactorNotice_caffdffe46588ce0ac0bf08a3f514acf } from '../../../admin/secondFactor/FactorNotice'
import { FailedSchedules as FailedSchedules_8d77103c743e42c2802f845a2f64fc26 } from '../../../admin/schedules/FailedSchedules'
import { HiddenSites as HiddenSites_b6da1de439e5d260384c55bb0831110f } from '../../../admin/HiddenSites'
import { ProductUsesView as ProductUsesView_6048ef56af0a89633543ad228b16bf7e } from '../../../admin/products/ProductUsesView'
import { SignInView as SignInView_648d748f347470c20b837730a483ce95 } from '../../../admin/secondFactor/SignInView'
import { ForgotPasswordView as ForgotPasswordView_9d930affdb89ff834e79488eba982ed6 } from '../../../admin/forgotPassword/ForgotPasswordView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/RowLabel#RowLabel": RowLabel_48ed4d7da4b97b69da8da597bfcf487e,
  "/admin/BlockLabel#BlockLabel": BlockLabel_c05e4da3fa300f89e21988fcda122acc,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/table/TableGrid#TableGrid": TableGrid_42dff94a77bfe04eb77a0110ab5332c2,
  "/admin/table/TableGrid#TableRows": TableRows_42dff94a77bfe04eb77a0110ab5332c2,
  "/admin/search/SearchPreview#SearchPreview": SearchPreview_d05310107bd98e0af4a92316629b319e,
  "/admin/PagePasswordField#PagePasswordField": PagePasswordField_3c72d7412ab1a3d29c04d17a4d3c2c01,
  "/admin/schedules/PendingSchedules#PendingSchedulesOfDocument": PendingSchedulesOfDocument_3d4c57d55888a76ba30a485a711af7e7,
  "/admin/schedules/PendingSchedules#PendingScheduleCell": PendingScheduleCell_3d4c57d55888a76ba30a485a711af7e7,
  "/admin/schedules/FailedSchedules#FailedSchedulesOfDocument": FailedSchedulesOfDocument_8d77103c743e42c2802f845a2f64fc26,
  "/admin/uses/Uses#Uses": Uses_3da57c84483fbcb77188b2a410d2aeea,
  "/admin/ConcurrentEditing#ConcurrentEditing": ConcurrentEditing_17cf7b795cc763ae6eba9412063a3ddd,
  "/admin/versions/VersionAuthors#VersionAuthors": VersionAuthors_ceb5a0f79afae946c94af15eb4bd489b,
  "/admin/deletions/BlockedDeletions#BlockedDeletions": BlockedDeletions_9162c4bac4590f79d10aff37fd18610c,
  "/admin/SaveFailure#SaveFailure": SaveFailure_6f2760cb601b5fbee4de84eb4441df62,
  "/admin/PreviewBlocks#PreviewBlocks": PreviewBlocks_dd41f87a806fd44a6c011fd3df201651,
  "/admin/NewModules#NewModules": NewModules_6866525e79a8f18d9423021d65d439e4,
  "/admin/PreviewTyping#PreviewTyping": PreviewTyping_acc6d89fd9da735ef61f0bfc50c008ee,
  "/admin/versions/Versions#Versions": Versions_e36c79d54198ad3d14076669775b3e63,
  "/admin/sameFiles/SameFiles#SameFiles": SameFiles_18659637dd6c20f947875cebb6745f2e,
  "/admin/crops/CropsField#CropsField": CropsField_36cb07027be2ac00224f560c7b89c5b1,
  "/admin/pictureTexts/SuggestedText#SuggestedText": SuggestedText_9ce63740aac697d9055bdf3bbe4ed3a4,
  "/admin/HiddenSiteNotice#HiddenSiteNotice": HiddenSiteNotice_f4df45138aacb8480751ef4a9d69b6f3,
  "/admin/CurrentPasswordField#CurrentPasswordField": CurrentPasswordField_e0028fb2eaf96ec2bc4295ece4dc4316,
  "/admin/secondFactor/SecondFactorField#SecondFactorField": SecondFactorField_bc65d329c3ba4dfd81c0eb81946ec2e4,
  "/admin/SkipLink#SkipLink": SkipLink_8f7f8664f8cacf1043ccb969a2bef46f,
  "/admin/products/ProductUsesLink#ProductUsesLink": ProductUsesLink_06781ab851ce213fb304cb0aa4a5c984,
  "/admin/secondFactor/FactorNotice#FactorNotice": FactorNotice_caffdffe46588ce0ac0bf08a3f514acf,
  "/admin/schedules/FailedSchedules#FailedSchedules": FailedSchedules_8d77103c743e42c2802f845a2f64fc26,
  "/admin/HiddenSites#HiddenSites": HiddenSites_b6da1de439e5d260384c55bb0831110f,
  "/admin/products/ProductUsesView#ProductUsesView": ProductUsesView_6048ef56af0a89633543ad228b16bf7e,
  "/admin/secondFactor/SignInView#SignInView": SignInView_648d748f347470c20b837730a483ce95,
  "/admin/forgotPassword/ForgotPasswordView#ForgotPasswordView": ForgotPasswordView_9d930affdb89ff834e79488eba982ed6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
