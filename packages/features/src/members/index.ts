export { MembersScreen, type MembersScreenProps } from './search/members-screen.tsx';
export { MembersView, type MembersViewProps } from './search/members-view.tsx';
export {
  membersSearchSchema,
  profileSearchSchema,
  type MembersSearch,
  type ProfileSearch,
} from './members-search-schema.ts';
export { membersQueries } from './members.queries.ts';
export { ProfileScreen, type ProfileScreenProps } from './profile/profile-screen.tsx';
export { ProfileView, type ProfileViewProps } from './profile/profile-view.tsx';
export { loadProfile } from './profile/profile.queries.ts';
