import { Typography } from 'antd';

/** What is wrong with the text of a field that stands in no form, which would say so itself. */
export const FieldProblem = ({ problem }: { problem: string | null }) =>
  problem && (
    <Typography.Text type="danger" role="alert">
      {problem}
    </Typography.Text>
  );
