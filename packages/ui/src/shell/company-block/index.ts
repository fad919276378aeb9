export { CompanyBlock, type CompanyBlockProps } from './company-block.tsx';
