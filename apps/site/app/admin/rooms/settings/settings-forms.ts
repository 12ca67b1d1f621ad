import { AddressesScreen } from './addresses-screen.tsx';
import { LanguagesScreen } from './languages-screen.tsx';
import { NewSiteScreen } from './new-site-screen.tsx';
import { ShopScreen } from './shop-screen.tsx';

/** Screens of the settings that hold no options, by name; settings-forms.server.ts says what each shows. */
export const settingsScreens = {
  addresses: AddressesScreen,
  languages: LanguagesScreen,
  newSite: NewSiteScreen,
  shop: ShopScreen,
};

export type SettingsFormName = keyof typeof settingsScreens;
