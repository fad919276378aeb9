export const countries = ['Denmark', 'Germany', 'Netherlands'];
export const actions = ['Profile', 'Settings', 'Log out'];
export const tabs = ['About me', 'Photos'];
