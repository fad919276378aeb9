export { AlertsHeader } from '@heartline/features/site';
