export { LanguageSwitcher, type LanguageOption, type LanguageSwitcherProps } from './language-switcher.tsx';
