export { MembersScreen, type MembersScreenProps } from './search/members-screen.tsx';
export { loadMembers } from './search/load-members.ts';
export { MembersView, type MembersViewProps } from './search/members-view.tsx';
export {
  membersSearchSchema,
  profileSearchSchema,
  type MembersSearch,
  type ProfileSearch,
} from './members-search-schema.ts';
export { membersMessages } from './members.messages.ts';
export { membersQueries } from './members.queries.ts';
export { ProfileScreen, type ProfileScreenProps } from './profile/profile-screen.tsx';
export { ProfileSkeleton, type ProfileSkeletonProps } from './profile/profile-skeleton.tsx';
export { ProfileView, type ProfileViewProps } from './profile/profile-view.tsx';
export { loadProfile } from './profile/profile.queries.ts';
export { PeopleToGreet } from './matches/people-to-greet.tsx';
export { SignupMatchesScreen } from './matches/signup-matches-screen.tsx';
export { HomePlace } from './place/home-place.tsx';
