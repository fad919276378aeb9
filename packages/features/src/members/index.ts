export { MembersScreen, type MembersScreenProps } from './members-screen.tsx';
export { MembersView, type MembersViewProps } from './members-view.tsx';
export {
  membersSearchSchema,
  profileSearchSchema,
  type MembersSearch,
  type ProfileSearch,
} from './members-search-schema.ts';
export { membersQueries } from './members.queries.ts';
export { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';
export { ProfileView, type ProfileViewProps } from './profile-view.tsx';
export { loadProfile } from './profile.queries.ts';
