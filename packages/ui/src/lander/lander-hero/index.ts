export { LanderHero, type LanderHeroProps } from './lander-hero.tsx';
